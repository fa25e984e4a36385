import { expect, it } from 'vitest'
import { type AskedSurcharges, putSurcharges, type SurchargeFacts } from './put-surcharges.ts'

const pack = {
  ...{ id: 'pack', code: 'TK1', name: 'Phí đóng gói', vatRate: 10 as const, returns: 'SHARE' as const },
  ...{ amount: { unit: 2 as const, value: 5_000 }, isAutomatic: true, isOffered: true },
}
const night = {
  ...pack,
  id: 'night',
  name: 'Phụ thu đêm',
  amount: { unit: 1 as const, value: 2.5 },
  isAutomatic: false,
}
const facts: SurchargeFacts = {
  ...{ known: [pack, night], putsOn: true, mayChange: false, usesVat: true, isAsPaid: false, before: null },
}
const put = (asked: Partial<AskedSurcharges>, more: Partial<SurchargeFacts> = {}, goods = 10_010) => {
  const { rows, problems } = putSurcharges({ put: null, declined: [], ...asked }, goods, { ...facts, ...more })
  return [rows.map(row => `${row.surcharge.id} ${row.amount}`), problems.map(({ code }) => code)]
}

it.each<[string, Partial<AskedSurcharges>, Partial<SurchargeFacts>, string[], string[]]>([
  ['the store decides', {}, {}, ['pack 5000'], []],
  ['a later bill of an order', {}, { putsOn: false }, [], []],
  [
    'per cent, rounded half up',
    { put: [{ surchargeId: 'pack' }, { surchargeId: 'night' }] },
    {},
    ['pack 5000', 'night 250'],
    [],
  ],
  ['an old amount', { put: [{ surchargeId: 'pack', amount: 4_000 }] }, {}, ['pack 5000'], ['surcharge-changed']],
  [
    'an old amount that was paid',
    { put: [{ surchargeId: 'pack', amount: 4_000 }] },
    { isAsPaid: true },
    ['pack 4000'],
    [],
  ],
  ['nothing that was paid', { put: [] }, { isAsPaid: true }, [], []],
  ['one that the till does not know', { put: [] }, {}, [], ['surcharge-changed']],
  ['one taken off', { put: [], declined: ['pack'] }, {}, [], ['surcharge-right-missing']],
  ['one taken off by who may', { put: [], declined: ['pack'] }, { mayChange: true }, [], []],
  [
    'typed',
    { put: [{ surchargeId: 'pack', amount: 9_000, isTyped: true }] },
    {},
    ['pack 9000'],
    ['surcharge-right-missing'],
  ],
  ['typed as it is', { put: [{ surchargeId: 'pack', amount: 5_000, isTyped: true }] }, {}, ['pack 5000'], []],
  [
    'typed on the bill before',
    { put: [{ surchargeId: 'pack', amount: 9_000, isTyped: true }] },
    { before: new Map([['pack', 9_000]]) },
    ['pack 9000'],
    [],
  ],
  ['not on the bill before', { put: [] }, { before: new Map() }, [], []],
  [
    'twice',
    { put: [{ surchargeId: 'pack' }, { surchargeId: 'pack' }] },
    {},
    ['pack 5000', 'pack 5000'],
    ['surcharge-repeated'],
  ],
  ['of no store', { put: [{ surchargeId: 'pack' }, { surchargeId: 'x' }] }, {}, ['pack 5000'], ['not-found']],
])('%s', (_what, asked, more, rows, problems) => {
  expect(put(asked, more)).toEqual([rows, problems])
})

it('holds its VAT, and none where the store does without', () => {
  const vatOf = (usesVat: boolean) => putSurcharges({ put: null, declined: [] }, 0, { ...facts, usesVat }).rows[0]!.vat
  expect([vatOf(true), vatOf(false)]).toEqual([455, 0])
})

it('takes no share of goods that cost nothing', () => {
  expect(put({ put: [{ surchargeId: 'pack' }, { surchargeId: 'night' }] }, {}, 0)).toEqual([['pack 5000'], []])
})
