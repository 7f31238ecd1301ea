import { type NodePath, parseSync, traverse, types } from "@babel/core";

/** A small mistake in a file: the text from `start` to `end` is replaced by `after`. */
export interface Mutation {
  start: number;
  end: number;
  after: string;
  line: number;
  /** Its line as it is, and the change. */
  inWords: string;
}

/** What an operator becomes that somebody has mistaken. */
const others: Record<string, readonly string[]> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "%": ["*"],
  "&": ["|"],
  "|": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "&=": ["|="],
  "|=": ["&="],
  "++": ["--"],
  "--": ["++"],
};

/** Methods that are easily mistaken for each other. */
const otherMethods = new Map(
  Object.entries({
    some: "every",
    every: "some",
    min: "max",
    max: "min",
    find: "findLast",
    findIndex: "findLastIndex",
    floor: "ceil",
    ceil: "floor",
    add: "delete",
  }),
);

/** All mutations of a source, in its order. Types are left alone, and what only says something, as errors do. */
export function mutationsOf(source: string): Mutation[] {
  const found: Mutation[] = [];
  const tree = parseSync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript"] },
  });
  const textOf = ({ start, end }: types.Node) => source.slice(start as number, end as number);
  function replace(node: types.Node, after: string): void {
    add(node.start as number, node.end as number, after);
  }
  function add(start: number, end: number, after: string): void {
    const linesBefore = source.slice(0, start).split("\n");
    const whole = source.split("\n")[linesBefore.length - 1].trim();
    const column = start - source.slice(0, start).search(/\S[^\n]*$|$/);
    const change = `${short(source.slice(start, end))} → ${short(after)}`;
    found.push({ start, end, after, line: linesBefore.length, inWords: `${whole} [${column}: ${change}]` });
  }
  /** Another operator between two parts of an expression. */
  function replaceOperator(operator: string, from: number, to: number): void {
    const start = source.indexOf(operator, from);
    if (start < 0 || start + operator.length > to) return;
    for (const other of others[operator] ?? []) add(start, start + operator.length, other);
  }
  const between = ({ left, right, operator }: { left: types.Node; right: types.Node; operator: string }) =>
    replaceOperator(operator, left.end as number, right.start as number);

  if (tree === null) throw new SyntaxError("expected a module");
  traverse(tree, {
    TSType: (path) => path.skip(),
    TSInterfaceDeclaration: (path) => path.skip(),
    TSTypeAliasDeclaration: (path) => path.skip(),
    ImportDeclaration: (path) => path.skip(),
    ThrowStatement: (path) => path.skip(),
    TemplateLiteral: (path) => path.skip(),
    BinaryExpression({ node }) {
      // What is joined with a text is a text itself.
      if (!isText(node.left) && !isText(node.right)) between(node);
    },
    LogicalExpression: ({ node }) => between(node),
    AssignmentExpression({ node }) {
      if (node.operator !== "=") between(node);
    },
    UpdateExpression({ node }) {
      const [start, end] = [node.start as number, node.end as number];
      replaceOperator(node.operator, node.prefix ? start : (node.argument.end as number), end);
    },
    UnaryExpression({ node }) {
      if (node.operator === "!" || node.operator === "-") replace(node, textOf(node.argument));
    },
    BooleanLiteral: ({ node }) => replace(node, String(!node.value)),
    NumericLiteral(path) {
      const { node } = path;
      if (path.parentPath.isObjectProperty({ key: node }) || path.findParent((one) => one.isTSType())) return;
      replace(node, String(node.value + 1));
      if (node.value > 0) replace(node, String(node.value - 1));
    },
    ConditionalExpression({ node }) {
      const { test, consequent, alternate } = node;
      replace(node, `${textOf(test)} ? ${textOf(alternate)} : ${textOf(consequent)}`);
    },
    IfStatement({ node }) {
      replace(node.test, "false");
      replace(node.test, "true");
    },
    ReturnStatement(path) {
      // An early end: what is at the end of a function is missed by the compiler.
      const { node } = path;
      if (node.argument == null && path.parentPath.isIfStatement()) replace(node, ";");
      if (node.argument && isCondition(node.argument)) replace(node.argument, `!(${textOf(node.argument)})`);
    },
    ContinueStatement: ({ node }) => replace(node, ";"),
    BreakStatement(path) {
      if (!path.findParent((one) => one.isSwitchCase())) replace(path.node, ";");
    },
    ExpressionStatement({ node }) {
      const { expression } = node;
      const isCall = types.isCallExpression(expression) || types.isOptionalCallExpression(expression);
      if (isCall || types.isAssignmentExpression(expression)) replace(node, ";");
    },
    MemberExpression: changeMethod,
  });
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);

  function changeMethod({ node, parentPath }: NodePath<types.MemberExpression>): void {
    if (!types.isIdentifier(node.property) || !parentPath.isCallExpression({ callee: node })) return;
    const other = otherMethods.get(node.property.name);
    if (other !== undefined) replace(node.property, other);
  }
}

/** The file with this mistake. */
export function mutated(source: string, { start, end, after }: Mutation): string {
  return source.slice(0, start) + after + source.slice(end);
}

function short(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, 60);
}

/** Whether it is a text, or a sum that is one. */
function isText(node: types.Node): boolean {
  if (types.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return types.isStringLiteral(node) || types.isTemplateLiteral(node);
}

/** Whether it is a statement that is true or false by its looks. */
function isCondition(node: types.Node): boolean {
  if (types.isLogicalExpression(node)) return node.operator !== "??" && isCondition(node.right);
  return types.isBinaryExpression(node) && ["===", "!==", "<", "<=", ">", ">="].includes(node.operator);
}
