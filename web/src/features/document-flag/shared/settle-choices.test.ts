import { expect, it } from 'vitest'
import { settleChoices, supportText } from './settle-choices.ts'

const flag = (kind: string, details: Record<string, string> = {}) => ({
  ...{ id: 'f1', kind, details, sentence: 'Giấy ghi 9.000đ, máy chủ tính 10.000đ. Sổ ghi theo giấy.' },
  ...{ documentKind: 'bill' as const, documentId: 'b1', documentCode: 'HD000001', customerId: 'c1' },
})
const deeds = (kind: string, isDone: boolean, mayOpen = () => true) =>
  settleChoices(flag(kind, { productId: 'p1' }), { isDone, mayOpen }).map(({ action, does, to }) => [action, does, to])

it('leads to the screen of a deed and settles nothing, until the person says that it is done', () => {
  expect(deeds('lot-recalled', false)).toEqual([
    ['call', 'lead', '/partners/customer/c1'],
    ['return', 'lead', '/transactions/return/new?bill=b1'],
  ])
  expect(deeds('lot-recalled', true)).toEqual([
    ['call', 'settle', undefined],
    ['return', 'settle', undefined],
  ])
})

it('leads to a screen that can do it: another lot or customer by the bill that replaces it, another account by moving the money', () => {
  const leadsOf = (kind: string) => deeds(kind, false).filter(([, does]) => does === 'lead')
  expect(leadsOf('lot-replaced')).toEqual([['pick-lot', 'lead', '/sales?replace=b1']])
  expect(leadsOf('customer-known')).toEqual([['split', 'lead', '/sales?replace=b1']])
  expect(leadsOf('account-gone')).toEqual([['change', 'lead', '/cashbooks?do=transfer']])
})

it('settles at once where the deed is the word alone, or where the person may not open its screen', () => {
  expect(deeds('price-differs', false)).toEqual([
    ['accept', 'settle', undefined],
    ['remind', 'settle', undefined],
  ])
  expect(deeds('lot-recalled', false, () => false).map(([, does]) => does)).toEqual(['settle', 'settle'])
})

it('has for support what to send: what it says, of which bill, and the version', () => {
  expect(deeds('sum-differs', false)).toEqual([
    ['accept', 'settle', undefined],
    ['support', 'tell-support', undefined],
  ])
  const text = supportText(flag('sum-differs', { paid: '9.000đ' }), '3f2a')
  for (const part of ['HD000001', 'Giấy ghi 9.000đ', 'sum-differs', '3f2a', 'paid: 9.000đ'])
    expect(text).toContain(part)
})
