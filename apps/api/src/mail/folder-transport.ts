import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { MailSender, MailTransport, OutgoingMail } from './mail-transport.ts';

/** Writes each mail as an `.eml` file, which any mail program opens; sending one again replaces it. */
export function folderTransport(folder: string, sender: MailSender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      // Renamed into place, so that no program reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

/** Sorts by time: `20261121T170000-{id}.eml`. */
function fileName({ writtenAt, id }: OutgoingMail): string {
  return `${writtenAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id}.eml`;
}
