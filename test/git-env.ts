/**
 * The environment for git in a repository of a test: without what a hook of another repository passes on, which would
 * lead there, and without the settings of this machine.
 */
export function gitEnv(dates: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(own),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...dates,
  };
}
