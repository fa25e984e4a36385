import { describe, expect, it } from 'vitest'
import { billFacts, billInput, item, kit, mask, paracetamol } from '../../../test/bill-factory.ts'
import type { BillInput } from '../../bill/bill-facts.ts'
import { decideBill } from '../../bill/decide-bill.ts'
import { compilePairs } from '../../medicine/contraindicated-pairs.ts'

const products = [
  { ...paracetamol, name: 'Ketorolac 10mg', ingredient: 'Ketorolac tromethamin' },
  { ...mask, name: 'Aspirin 81', ingredient: 'Acid acetylsalicylic' },
  kit,
]
const pairs = compilePairs([{ first: 'Aspirin', second: 'Ketorolac', consequence: 'Xuất huyết', management: null }])
const both = [item('paracetamol-vien', 1), item('mask-hop', 1)]

function decide(input: Partial<BillInput> = {}, maySellContraindicated = true, items = both) {
  const facts = billFacts({ products, pairs })
  return decideBill(billInput(items, input), { ...facts, rights: { ...facts.rights, maySellContraindicated } })
}

describe('a contraindicated pair', () => {
  it('is refused at the later line, and told what it is', () => {
    expect(decide()).toMatchObject({
      code: 'contraindicated-pair',
      path: 'items.1.productId',
      details: {
        product: 'Aspirin 81',
        other: 'Ketorolac 10mg',
        pair: 'aspirin|ketorolac',
        why: 'Aspirin và Ketorolac: Xuất huyết',
      },
    })
  })

  it('is refused in a combo too', () => {
    expect(decide({}, true, [item('kit-bo', 1)])).toMatchObject({
      code: 'contraindicated-pair',
      details: { pair: 'aspirin|ketorolac' },
    })
  })

  it('is sold with a reason and the right, and stands on the bill', () => {
    const pairReasons = [{ pair: 'aspirin|ketorolac', reason: 'Bác sĩ chỉ định, đã dặn khách' }]
    expect(decide({ pairReasons }, false)).toMatchObject({ code: 'contraindicated-right-missing' })
    const decided = decide({ pairReasons })
    expect(decided.ok && decided.plan.contraindications).toMatchObject([
      { productName: 'Aspirin 81', otherProductName: 'Ketorolac 10mg', reason: 'Bác sĩ chỉ định, đã dặn khách' },
    ])
  })

  it('needs a reason of its own: that of another pair is none', () => {
    expect(decide({ pairReasons: [{ pair: 'aspirin|warfarin', reason: 'Khác' }] })).toMatchObject({
      code: 'contraindicated-pair',
    })
  })
})

it('one of the two alone is sold', () => {
  const decided = decide({}, false, [item('mask-hop', 1)])
  expect(decided.ok && decided.plan.contraindications).toEqual([])
})
