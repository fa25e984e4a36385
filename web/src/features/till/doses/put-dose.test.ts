import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMedicineStep } from '../cart/medicine-step.ts'
import { loadProblemWords } from '../line/problem-words.ts'
import { lot, noDrafts, product, tablet } from '../sale-samples.ts'
import { makeTill } from '../till.ts'
import { matchSamples } from './dose-shelf.ts'
import { mostOf, priceOfDoses, putDoses, withCount, withFreshShares, withSubstitute } from './put-dose.ts'

beforeAll(loadProblemWords)

const [para, ho] = [product(), product({ id: 'p2', name: 'Ho Bình Minh', lots: [lot('l2', 25)] })]
const products = new Map([para, ho].map(one => [one.id, one]))
const item = (productId: string, quantity: number, share: number | null = null) => ({
  productId,
  productName: productId === 'p1' ? 'Paracetamol' : 'Ho Bình Minh',
  unitId: tablet.id,
  unitName: tablet.name,
  ratio: 1,
  quantity,
  share,
  directions: 'Sáng 1 viên',
})
const sample = (over: Partial<TillSample> = {}): TillSample => ({
  id: 's1',
  code: 'LM000001',
  name: 'Cảm cúm',
  disease: 'Cảm',
  doctorId: null,
  doctorName: null,
  items: [item('p1', 2), item('p2', 3)],
  ...over,
})
const fixed = sample({ items: [item('p1', 2, 1_501), item('p2', 3, 1_000)] })

function tillWith(doses: TillSample, count: number) {
  const till = makeTill(noDrafts)
  putDoses(till, doses, count, [para, ho])
  return till
}

beforeAll(() => loadMedicineStep('store', null, () => {}))

describe('liều in the cart', () => {
  it('are a line a component, with directions, at what the components cost', () => {
    const { view } = tillWith(sample(), 3).store.getState()
    expect(view.lines.map(({ line, amount }) => [line.quantity, line.note, amount])).toEqual([
      [6, 'Sáng 1 viên', 6_000],
      [9, 'Sáng 1 viên', 9_000],
    ])
    expect(view.priced.payable).toBe(priceOfDoses(sample(), products, 3))
  })

  it('cost exactly their fixed price, also when their number changes; one that is added beside them is a line of its own', () => {
    const till = tillWith(fixed, 3)
    expect(till.store.getState().view.priced.payable).toBe(7_503)
    till.dispatch({ do: 'replace', cart: withCount(till.activeDraft().cart, 1, 7) })
    expect(till.store.getState().view.priced.payable).toBe(7 * 2_501)
    expect(priceOfDoses(fixed, products, 7)).toBe(7 * 2_501)
    till.add(para, tablet.id, 1)
    expect(till.store.getState().view.lines.map(({ line }) => line.quantity)).toEqual([14, 21, 1])
    expect(till.store.getState().view.priced.payable).toBe(7 * 2_501 + 1_000)
  })

  it('are as many as the scarcest component allows', () => {
    expect(mostOf(sample(), products, '2026-11-21')).toBe(8)
    expect(mostOf(sample(), new Map([['p1', para]]), '2026-11-21')).toBe(0)
  })

  it('keep their price where a medicine stands in for another, and say for which', () => {
    const till = tillWith(fixed, 2)
    const other = product({ id: 'p3', name: 'Ho Hoàng Hôn' })
    const lineId = till.activeDraft().cart.lines[1]!.id
    till.dispatch({ do: 'replace', cart: withSubstitute(till.activeDraft().cart, lineId, other) })
    till.keepProducts([other])
    const { view } = till.store.getState()
    expect(view.priced.payable).toBe(5_002)
    expect(view.lines[1]!.line.dose?.replaced).toEqual({ id: 'p2', name: 'Ho Bình Minh' })
  })

  it('take the price that the template has now', () => {
    const { cart } = tillWith(fixed, 1).activeDraft()
    const fresh = sample({ items: [item('p1', 2, 2_000), item('p2', 3, 1_000)] })
    expect(withFreshShares(cart, [fresh]).lines.map(line => line.dose?.share)).toEqual([2_000, 1_000])
    expect(withFreshShares(cart, [fixed]).lines).toEqual(cart.lines)
  })

  it('ask for the prescription where one of them needs it', () => {
    const till = makeTill(noDrafts)
    putDoses(till, sample(), 1, [para, { ...ho, isPrescription: true }])
    expect(till.store.getState().view.lines[1]!.problem?.sentence).toContain('đơn thuốc')
    till.dispatch({ do: 'set-care', care: { prescription: { code: '25366537RNFS-c' } } })
    expect(till.store.getState().view.lines[1]!.problem).toBeNull()
  })

  it('are found by code, name, disease and component, without accents', () => {
    const samples = [
      sample(),
      sample({ id: 's2', code: 'LM000002', name: 'Đau họng', disease: null, items: [item('p1', 1)] }),
    ]
    const found = (query: string) => matchSamples(samples, query).map(({ code }) => code)
    expect(found('lm000002')).toEqual(['LM000002'])
    expect(found('hong dau')).toEqual(['LM000002'])
    expect(found('binh minh')).toEqual(['LM000001'])
    expect(found('cam cum')).toEqual(['LM000001'])
    expect(found('')).toHaveLength(2)
  })
})
