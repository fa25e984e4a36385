import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import type { Problem } from '../../../document/problem.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { type EditorLine, type EditorState, receivedOf, unitOf } from './editor-state.ts'
import type { EditorPrices } from './price-editor.ts'
import { lotSum, spreadLots } from './spread-lots.ts'

/** Everything that is missing or wrong, in the order in which the person meets it; `today` is the business day. */
export function findProblems(state: EditorState, prices: EditorPrices, today: string): Problem[] {
  const [waiting] = state.unmatched
  const unchosen = waiting
    ? [{ path: `unmatched.${waiting.key}`, text: inboundText.unmatchedLeft(state.unmatched.length) }]
    : []
  if (state.lines.length === 0) return waiting ? unchosen : [{ path: 'find', text: inboundText.noLines }]
  const ofLines = state.lines.flatMap((line, index) => problemsOfLine(line, index, today))
  return [...unchosen, ...ofLines, ...problemsOfCosts(state), ...problemsOfMoney(state, prices)]
}

/** What is missing or wrong in one line. */
export function problemsOfLine(line: EditorLine, index: number, today: string): Problem[] {
  const path = `items.${index}`
  const problems: Problem[] = []
  if (line.price === null) problems.push({ path: `${path}.price`, text: inboundText.priceMissing })
  if (line.quantity === null) problems.push({ path: `${path}.quantity`, text: inboundText.quantityMissing })
  if (!line.product.isLotManaged) return problems
  if (line.lots.length === 0) problems.push({ path: `${path}.addLot`, text: inboundText.lotMissing })
  const quantities = spreadLots(receivedOf(line), line.lots)
  line.lots.forEach((lot, place) => {
    const at = `${path}.lots.${place}`
    if (lot.lotNumber.trim() === '') problems.push({ path: `${at}.lotNumber`, text: inboundText.lotMissing })
    if (lot.expiryDate === null) problems.push({ path: `${at}.expiryDate`, text: inboundText.expiryMissing })
    else if (lot.expiryDate < today)
      problems.push({
        path: `${at}.expiryDate`,
        text: inboundText.lotExpired(lot.lotNumber.trim(), formatDate(lot.expiryDate)),
      })
    if (receivedOf(line) > 0 && quantities[place] === 0)
      problems.push({ path: `${at}.quantity`, text: inboundText.lotQuantityMissing })
  })
  const sum = lotSum(receivedOf(line), line.lots, unitOf(line).name)
  if (line.lots.length > 0 && sum.difference !== 0)
    problems.push({ path: `${path}.lots.${line.lots.length - 1}.quantity`, text: sum.text })
  return problems
}

/** A cost that was begun says what it is for, how much, and to whom it is owed. */
function problemsOfCosts({ costs, kind }: EditorState): Problem[] {
  if (kind === 'OPENING') return []
  return costs.flatMap(({ name, amount, payer, method, provider }, place) => {
    const path = `costs.${place}`
    if (name.trim() === '') return [{ path: `${path}.name`, text: inboundText.costs.nameMissing }]
    if (!amount) return [{ path: `${path}.amount`, text: inboundText.costs.amountMissing(name.trim()) }]
    if (payer === 'OTHER' && method === 'DEBT' && !provider)
      return [{ path: `${path}.providerId`, text: inboundText.costs.providerMissing(name.trim()) }]
    return []
  })
}

function problemsOfMoney(state: EditorState, { refusal, paid, payable, debt }: EditorPrices): Problem[] {
  if (refusal) {
    const text = refusal.code === 'amount-too-large' ? inboundText.tooLarge : inboundText.discountOver
    return [{ path: refusal.path ?? 'discount', text }]
  }
  if (state.kind === 'OPENING') return []
  // To a provider that is named it is a credit.
  if (paid > payable && state.provider === null)
    return [{ path: 'payments', text: inboundText.paidOver(formatDong(paid - payable)) }]
  if (debt > 0 && state.provider === null) return [{ path: 'providerId', text: inboundText.providerNeeded }]
  return []
}
