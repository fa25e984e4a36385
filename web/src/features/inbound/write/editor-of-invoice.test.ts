import type { InvoiceDraft } from '@quay/contract/inbound/shapes'
import { expect, it } from 'vitest'
import { editInbound } from './edit-inbound.ts'
import { bodyOf } from './editor-body.ts'
import { editorOfInvoice, lineOfInvoice } from './editor-of-invoice.ts'
import { emptyEditor } from './editor-state.ts'
import { findProblems } from './find-problems.ts'
import { priceEditor } from './price-editor.ts'

let made = 0
const newKey = () => `k${++made}`
const units = [{ id: 'hop', name: 'Hộp', ratio: 100, price: 60_000 }]
const product = { id: 'para', code: 'HH1', name: 'Paracetamol', isLotManaged: true, units }
const line = {
  code: 'AP1',
  name: 'PARA 500',
  unitName: 'Hộp',
  quantity: 3,
  bonusQuantity: 1,
  price: 33_334,
  discount: 2,
  amount: 100_000,
  vatRate: 5,
  lots: [{ lotNumber: 'A1', expiryDate: '2028-08-31', quantity: 4 }],
  doubt: null,
}
const draft: InvoiceDraft = {
  source: 'XML',
  doubts: [],
  invoice: {
    number: '77',
    series: '1C26TAP',
    date: '2026-11-20',
    goodsAmount: 200_000,
    vatAmount: 10_000,
    total: 210_000,
  },
  seller: { name: 'Dược An Phú', taxCode: '0101243150' },
  provider: { id: 'ap', name: 'Dược An Phú', debt: 0 },
  duplicate: null,
  discount: 0,
  lines: [
    { ...line, matchedBy: 'REMEMBERED', unitId: 'hop', product },
    { ...line, name: 'Lạ', code: null, matchedBy: null, unitId: null, product: null },
  ],
}

it('an invoice becomes lines, and what nobody knows waits for its goods', () => {
  const read = editorOfInvoice(emptyEditor('id', 'PURCHASE'), draft, newKey)
  expect(read).toMatchObject({ invoiceNumber: '77', invoiceTotal: 210_000, provider: { id: 'ap' } })
  expect(read.lines).toMatchObject([
    { unitId: 'hop', quantity: 3, bonusQuantity: 1, lots: [{ lotNumber: 'A1', quantity: null }] },
  ])
  const [waiting] = read.unmatched
  expect(findProblems(read, priceEditor(read), '2026-11-21')[0]).toMatchObject({ path: `unmatched.${waiting!.key}` })

  const goods = { ...product, id: 'la', unitsKnown: true }
  const chosen = editInbound(read, {
    type: 'match',
    unmatchedKey: waiting!.key,
    line: lineOfInvoice(waiting!, goods, 'hop', newKey),
  })
  expect([chosen.unmatched, findProblems(chosen, priceEditor(chosen), '2026-11-21')]).toEqual([[], []])
  const { body, whole } = bodyOf(chosen, priceEditor(chosen), { status: 'SUCCEED', branchId: 'b' })
  expect(whole).toBe(true)
  expect(body).toMatchObject({
    invoiceSeries: '1C26TAP',
    items: [
      { supplierItem: { code: 'AP1', name: 'PARA 500', unitName: 'Hộp' } },
      { supplierItem: { code: null, name: 'Lạ' } },
    ],
  })
  // The amounts are the invoice's to the đồng.
  expect(priceEditor(chosen).payable).toBe(210_000)
})
