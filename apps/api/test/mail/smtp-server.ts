import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

export async function smtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let isRefusing = false;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let from = '';
    let to: string[] = [];
    let isData = false;
    let pending = '';

    const answer = (line: string) => socket.write(`${line}\r\n`);
    const onCommand = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT' && isRefusing) return answer(`550 no mailbox <${address}>`);
      if (verb === 'RCPT') to.push(address);
      // Otherwise the client would begin TLS, and wait for an answer.
      if (verb === 'STAR') return answer('502 no TLS here');
      if (verb === 'DATA') {
        isData = true;
        return answer('354 go on');
      }
      return answer(verb === 'QUIT' ? '221 bye' : '250 ok');
    };

    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8');
      for (;;) {
        const end = isData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
        if (end === -1) return;
        const text = pending.slice(0, end);
        pending = pending.slice(end + (isData ? 5 : 2));
        if (isData) {
          received.push({ from, to, data: text });
          to = [];
          isData = false;
          answer('250 taken');
        } else {
          onCommand(text);
        }
      }
    });
    answer('220 test');
  });

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
