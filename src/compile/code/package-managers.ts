import convert from 'npm-to-yarn';

/** The package managers for `npm2yarn`, in the order of the tabs. */
export const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type Manager = (typeof managers)[number];

/** Whether a name is that of a known package manager. */
export function isManager(name: string): name is Manager {
  return managers.some((manager) => manager === name);
}

/** How each runs a package that isn't installed, and how it installs exactly what the lock file says. */
const runners = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };
const frozen = {
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
};

/**
 * Converts commands for another package manager. Comments, other commands, and npm commands without equivalent
 * stay as they are.
 */
export function convertCommands(code: string, manager: Manager): string {
  if (manager === 'npm') return code;
  return code
    .split('\n')
    .map((line) => (/^\s*#/.test(line) ? line : convertLine(line, manager)))
    .join('\n');
}

/** Converts each command in a line, and keeps what is around and between them. */
function convertLine(line: string, manager: Exclude<Manager, 'npm'>): string {
  return line.replace(
    /(^\s*(?:[$>]\s+)?(?:\w+=\S*\s+)*|(?:&&|\|\||[;|(])\s*|\bsudo\s+)(np[mx]\s[^&|;#)\\]*[^\s&|;#)\\])/g,
    (all: string, before: string, command: string, at: number) => {
      // What it installs is in the next line.
      const goesOn = /^\s*\\\s*$/.test(line.slice(at + all.length));
      const converted = convertCommand(goesOn ? `${command} ${standIn}` : command, manager);
      return before + converted.replace(` ${standIn}`, '');
    },
  );
}

const standIn = 'a-package-of-the-next-line';

function convertCommand(command: string, manager: Exclude<Manager, 'npm'>): string {
  if (command.startsWith('npx')) {
    return command.replace(/^npx(?:\s+(?:--yes|-y))?/, runners[manager]);
  }
  if (/^npm (?:ci|clean-install)$/.test(command)) return frozen[manager];
  const converted = convert(command, manager);
  return converted.includes("couldn't auto-convert") ? command : converted.trim();
}
