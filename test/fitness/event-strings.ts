import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text in the data of an event, by its type and path: `GarageShared.key`, `copies[].since`, `forms{}`. */
export type EventString = { readonly path: string; readonly type: string };

const root = join(import.meta.dirname, '../..');

/** Every possible text in an event of the domain and of `planted` sources, except words of lists. */
export const eventStrings = (planted: Readonly<Record<string, string>> = {}): readonly EventString[] => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const sources = new Map(Object.entries(planted).map(([name, text]) => [join(root, name), text]));
  host.readFile = (file) => sources.get(file) ?? read(file);
  host.fileExists = (file) => sources.has(file) || ts.sys.fileExists(file);
  const files = globSync('libs/domain/src/**/*.events.ts', { cwd: root }).map((file) => join(root, file));
  const program = ts.createProgram([...files, ...sources.keys()], { ...options, noEmit: true }, host);
  return program
    .getSourceFiles()
    .flatMap((file) => (file.fileName.endsWith('.events.ts') ? inFile(program, file) : []));
};

const inFile = (program: ts.Program, file: ts.SourceFile): readonly EventString[] =>
  file.statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isTypeReferenceNode(statement.type)) return [];
    const [, data] = statement.type.typeArguments ?? [];
    if (statement.type.typeName.getText(file) !== 'Event' || !data) return [];
    const checker = program.getTypeChecker();
    return stringsOf(checker, checker.getTypeFromTypeNode(data), statement.name.text, []);
  });

type Walk = (type: ts.Type, path: string) => readonly EventString[];

/** Unresolvable types (`unknown`) count as a text. */
const stringsOf = (
  checker: ts.TypeChecker,
  type: ts.Type,
  path: string,
  within: readonly ts.Type[],
): readonly EventString[] => {
  const { StringLiteral, StringLike, NumberLike, BooleanLike, Undefined, Null, Unknown, Any } = ts.TypeFlags;
  if (type.flags & (StringLiteral | NumberLike | BooleanLike | Undefined | Null)) return [];
  const isBranded = type.isIntersection() && type.types.some((one) => one.flags & StringLike);
  if (isBranded || type.flags & (StringLike | Unknown | Any)) return [{ path, type: checker.typeToString(type) }];
  if (within.includes(type)) return [];
  const walk: Walk = (one, to) => stringsOf(checker, one, to, [...within, type]);
  if (type.isUnion()) return type.types.flatMap((one) => walk(one, path));
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).flatMap((one) => walk(one, `${path}[]`));
  return [
    ...checker
      .getIndexInfosOfType(type)
      .flatMap((of) => [...walk(of.keyType, `${path}{key}`), ...walk(of.type, `${path}{}`)]),
    ...checker.getPropertiesOfType(type).flatMap((one) => walk(checker.getTypeOfSymbol(one), `${path}.${one.name}`)),
  ];
};
