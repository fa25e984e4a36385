import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  NodeFlags,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/** One text that an expression can be, with what was chosen on the way: the same condition is decided once. */
interface Alternative {
  text: string
  chosen: ReadonlyMap<string, number>
}
type Arguments = ReadonlyMap<Node, Node>

/** An expression that stands for more texts than this is taken as built at run time. */
const mostAlternatives = 64

/**
 * The texts that an expression can be, as far as the source alone says: constants put into one another, also from other
 * files and by functions that only put texts together, both sides of a condition, and values whose type lists them.
 * Undefined where a part is known at run time only.
 */
export function constantTexts(expression: Node, project: Project): string[] | undefined {
  const found = alternatives(expression, project, new Map())
  return found && [...new Set(found.map(({ text }) => text))]
}

function alternatives(node: Node, project: Project, given: Arguments): Alternative[] | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return only(node.text)
  if (isNumericLiteral(node)) return only(String(Number(node.text.replaceAll('_', ''))))
  if (
    isParenthesizedExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node)
  )
    return alternatives(node.expression, project, given)
  if (isTemplateExpression(node)) {
    const parts = node.templateSpans.flatMap(span => [
      alternatives(span.expression, project, given),
      only(span.literal.text),
    ])
    return joined([only(node.head.text), ...parts])
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken) {
    const sides = [alternatives(node.left, project, given), alternatives(node.right, project, given)]
    const isSum = ((project.checker.getTypeAtLocation(node)?.flags ?? 0) & TypeFlags.NumberLike) !== 0
    return isSum ? sumOf(sides) : joined(sides)
  }
  if (isConditionalExpression(node)) {
    const condition = node.condition.getText()
    const sides = [node.whenTrue, node.whenFalse].map((side, at) =>
      joined([[{ text: '', chosen: new Map([[condition, at]]) }], alternatives(side, project, given)]),
    )
    return sides.every(side => side !== undefined) ? sides.flat() : undefined
  }
  return ofDeclaration(node, project, given) ?? ofType(node, project)
}

const only = (text: string): Alternative[] => [{ text, chosen: new Map() }]

function joined(parts: readonly (Alternative[] | undefined)[]): Alternative[] | undefined {
  let whole: Alternative[] = only('')
  for (const part of parts) {
    if (!part) return undefined
    whole = whole.flatMap(before =>
      part.flatMap(after => {
        const isOther = [...after.chosen].some(([key, choice]) => (before.chosen.get(key) ?? choice) !== choice)
        return isOther ? [] : { text: before.text + after.text, chosen: new Map([...before.chosen, ...after.chosen]) }
      }),
    )
    if (whole.length > mostAlternatives) return undefined
  }
  return whole
}

/** `$${first + 1}`: the number of a parameter. */
function sumOf(sides: readonly (Alternative[] | undefined)[]): Alternative[] | undefined {
  const numbers = sides.map(side => (side?.length === 1 ? Number(side[0]!.text) : Number.NaN))
  const sum = numbers.reduce((all, one) => all + one, 0)
  return Number.isNaN(sum) ? undefined : only(String(sum))
}

/** What stands behind a name, or what a function gives that is called. */
function ofDeclaration(node: Node, project: Project, given: Arguments): Alternative[] | undefined {
  if (isCallExpression(node)) {
    const called = declarationOf(node.expression, project)
    const made = called && isVariableDeclaration(called) ? called.initializer : called
    if (!made || !(isArrowFunction(made) || isFunctionDeclaration(made)) || !made.body) return undefined
    const values = new Map(given)
    made.parameters.forEach((parameter, at) => {
      const value = node.arguments[at] ?? parameter.initializer
      if (value) values.set(parameter, (isIdentifier(value) && given.get(declarationOf(value, project)!)) || value)
    })
    const [only] = isBlock(made.body) ? made.body.statements : []
    const result = isBlock(made.body) ? only && isReturnStatement(only) && only.expression : made.body
    return result ? alternatives(result, project, values) : undefined
  }
  const declared = declarationOf(node, project)
  if (!declared) return undefined
  if (isParameterDeclaration(declared)) {
    const value = given.get(declared)
    return value && alternatives(value, project, given)
  }
  const isConstant = isVariableDeclaration(declared) && (declared.parent.flags & NodeFlags.Const) !== 0
  if ((isConstant || isPropertyAssignment(declared)) && declared.initializer)
    return alternatives(declared.initializer, project, given)
  return undefined
}

function declarationOf(node: Node, project: Project): Node | undefined {
  const symbol = project.checker.getSymbolAtLocation(node)
  const whole = symbol && symbol.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(symbol) : symbol
  return whole?.valueDeclaration?.resolve(project)
}

function ofType(node: Node, { checker }: Project): Alternative[] | undefined {
  const type = checker.getTypeAtLocation(node)
  if (!type) return undefined
  const values = (type.isUnionType() ? type.getTypes() : [type]) as readonly Type[]
  const texts = values.map(one =>
    one.isStringLiteralType() || one.isNumberLiteralType() ? String(one.value) : undefined,
  )
  const name = node.getText()
  return texts.every(text => text !== undefined)
    ? texts.map((text, at) => ({ text, chosen: new Map([[name, at]]) }))
    : undefined
}
