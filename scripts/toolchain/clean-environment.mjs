/**
 * The variables that installing and building may see. All others stay out, because packages run their own code there,
 * and the motel's environment has keys and passwords. Names of any case: proxies are written in both.
 */
const allowed = new RegExp(
  `^(?:${[
    // the folder of the motel that is checked
    'MOTEL',
    // the person, the terminal and the language
    'PATH|HOME|USER|LOGNAME|SHELL|TERM|LANG|LANGUAGE|LC_\\w+|TZ|CI|NO_COLOR|FORCE_COLOR|XDG_\\w+_HOME',
    // temporary folders, and what programs on Windows cannot start without
    'TMPDIR|TEMP|TMP|PATHEXT|COMSPEC|SYSTEMROOT|WINDIR|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:FILES|DATA)',
    // the way to the registry
    'https?_proxy|all_proxy|no_proxy|npm_config_\\w+|pnpm_config_\\w+|PNPM_HOME',
    'NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR|DO_NOT_TRACK',
  ].join('|')})$`,
  'i',
);

/** A registry's passwords and tokens among npm's settings; every package of this project is public. */
const secret = /_(?:auth|authtoken|password|otp|key)$/i;

/**
 * An environment without secrets, for programs that install or build.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => allowed.test(name) && !secret.test(name)));
}
