import { FIRST_REVIEWED, roundLocksAtOnce, type ActionLimitRow, accountLevels, actionLimits } from '#domain';

const intro = `# What an account may do to others, or in public

Made from the domain's own table, which decides: \`npm run ops --silent -- action-limits > docs/action-limits.md\`. How often in a day;
no: not at all, any: nobody counts. A day begins with the first time. \`LIMIT_ACTS_TIMES\` times every number, \`none\` lifts them.

- unconfirmed: nobody has shown that the address is theirs
- new: less than seven days old, or with more times taken back by others than accepted
- trusted: enough of their times were accepted
- staff: a moderator or an admin
`;

const columns = ['Act', 'Puts', ...accountLevels];
const numberOf = (aDay: ActionLimitRow[(typeof accountLevels)[number]]): string =>
  aDay === 0 ? 'no' : aDay === 'any' ? 'any' : aDay.toLocaleString('en');

export const actionLimitsText = (): string =>
  [
    intro,
    ...tableLines([
      columns,
      ...actionLimits.map((row) => [`\`${row.act}\``, row.puts, ...accountLevels.map((one) => numberOf(row[one]))]),
    ]),
    `\nWhile an account is new, others read its reviews of cars once a moderator has let them in, until they read ${FIRST_REVIEWED}.`,
    'What else it puts before others waits in the queue whoever sends it. With `LIMIT_ACTS_TIMES=none` no review waits.',
    '\n## Rounds that somebody may have to themselves at once\n',
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
