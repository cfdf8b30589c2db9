import { whoMayTables } from '#domain';
import { namesOf } from '#kernel';

const intro = `# Who may do what

Made from the domain's own tables, which decide: \`npm run ops --silent -- who-may > docs/who-may.md\`.

- member: anybody who is signed in
- author: whoever submitted it
- owner: whose it is
- moderator, admin: whoever was appointed, signed in with a second factor; an admin may do all that a moderator may
- operator: whoever runs the installation, by its command line, and the jobs it starts
`;

const columns = ['Command', 'On', 'Becomes', 'Who'];

/** The domain's tables of who may do what, as Markdown. */
export const whoMayText = (): string =>
  [
    intro,
    ...Object.entries(whoMayTables).map(([aggregate, rows]) =>
      [
        `## ${aggregate.charAt(0).toUpperCase()}${aggregate.slice(1)}\n`,
        ...tableLines([
          columns,
          ...rows.map(({ command, from, to, who }) => [`\`${command}\``, listed(from), listed(to), who]),
        ]),
        '',
      ].join('\n'),
    ),
  ].join('\n');

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
