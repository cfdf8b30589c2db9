import ts from 'typescript';

/** Files that may not depend on time, environment or order. */
export const pureFiles = /^(libs\/(kernel|racing|domain|policies)\/src\/.*|projections\/.*\.projection)\.ts$/;

const IMPURE_GLOBALS = new Set([
  'fetch',
  'process',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'console',
  'require',
  'Intl',
]);

const isClock = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
  (ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now');

const isAsync = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'Promise' && !ts.isTypeReferenceNode(node.parent)) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword));

const isGlobalUse = (node: ts.Node): boolean =>
  ts.isIdentifier(node) &&
  IMPURE_GLOBALS.has(node.text) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !ts.isPropertySignature(node.parent);

const isOutside = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  node.moduleSpecifier.text.startsWith('node:');

const reasonOf = (node: ts.Node): string | undefined => {
  if (isClock(node)) return 'clock';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'chance';
  if (isAsync(node)) return 'async';
  if (isOutside(node) || isGlobalUse(node)) return 'outside world';
  return undefined;
};

/** The impure parts of a source file, as "line: reason". Empty for a pure one. */
export const impurities = (code: string): readonly string[] => {
  const source = ts.createSourceFile('file.ts', code, ts.ScriptTarget.ES2024, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const reason = reasonOf(node);
    if (reason) found.add(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${reason}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
};
