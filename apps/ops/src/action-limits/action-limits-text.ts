import { FIRST_REVIEWED, roundLocksAtOnce, type ActionLimitRow, accountLevels, actionLimits } from '#domain';

const intro = `# Limits of actions towards others, or in public

Made from the domain's own table, which decides: \`npm run ops --silent -- action-limits > docs/action-limits.md\`. Numbers per
day; no: not allowed, any: not counted. A day starts with the first action. \`LIMIT_ACTS_TIMES\` multiplies every number, \`none\`
removes the limits.

- unconfirmed: the email address is not confirmed
- new: less than seven days old, or with more times reversed by others than confirmed
- trusted: enough of their times were confirmed
- staff: a moderator or an admin
`;

const columns = ['Action', 'Publishes', ...accountLevels];
const numberOf = (aDay: ActionLimitRow[(typeof accountLevels)[number]]): string =>
  aDay === 0 ? 'no' : aDay === 'any' ? 'any' : aDay.toLocaleString('en');

export const actionLimitsText = (): string =>
  [
    intro,
    ...tableLines([
      columns,
      ...actionLimits.map((row) => [`\`${row.act}\``, row.puts, ...accountLevels.map((one) => numberOf(row[one]))]),
    ]),
    `\nWhile an account is new, a moderator approves its car reviews before others see them, until ${FIRST_REVIEWED} are approved.`,
    'Its other public submissions wait in the queue like those of everyone. With `LIMIT_ACTS_TIMES=none` no review waits.',
    '\n## Rounds that an account can lock at the same time\n',
    ...tableLines([
      [...accountLevels],
      accountLevels.map((one) => (Number.isFinite(roundLocksAtOnce[one]) ? String(roundLocksAtOnce[one]) : 'any')),
    ]),
    '',
  ].join('\n');

const tableLines = (rows: readonly (readonly string[])[]): readonly string[] => {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
};
