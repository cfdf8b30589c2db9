export { decodeText, type Encoding, encodingOf } from './decode-text.ts';
export { columnName, fieldsOf, formOf, readRows, readTable, type Table } from './read-table.ts';
export { cellsOf, RowReader, type TableFault, type TableRow } from './row-reader.ts';
export { type IsHead, type TableForm, tableForm } from './separator.ts';
