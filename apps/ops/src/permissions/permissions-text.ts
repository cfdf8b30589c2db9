import { permissionTables } from '#domain';
import { namesOf } from '#kernel';

const intro = `# Permissions

Made from the domain's own tables, which decide: \`npm run ops --silent -- permissions > docs/permissions.md\`.

- member: anyone who is logged in
- author: the person who submitted it
- owner: the person it belongs to
- moderator, admin: appointed staff, logged in with two-factor login; an admin can do all that a moderator can
- operator: the person who runs the installation, on the command line, and the jobs it starts
`;

const columns = ['Command', 'On', 'Becomes', 'Who'];

export const permissionsText = (): string =>
  [
    intro,
    ...Object.entries(permissionTables).map(([aggregate, rows]) =>
      [
        `## ${titleOf(aggregate)}\n`,
        ...tableLines([
          columns,
          ...rows.map(({ command, from, to, who }) => [`\`${command}\``, listed(from), listed(to), who]),
        ]),
        '',
      ].join('\n'),
    ),
  ].join('\n');

const titles: Readonly<Record<string, string>> = {
  honours: 'Contributor consent',
  sweep: 'Bulk action',
  translators: 'Translation reviewers',
  seed: 'Demo data',
  'private file': 'Private file access',
};

const titleOf = (aggregate: string): string =>
  titles[aggregate] ?? `${aggregate.charAt(0).toUpperCase()}${aggregate.slice(1)}`;

const tableLines = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [...rows.slice(0, 1).map(line), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
};

/** "a, b or c" */
const listed = (names: string | readonly string[]): string => {
  const all = namesOf(names);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' or ');
};
