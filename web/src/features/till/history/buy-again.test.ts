import { beforeEach, expect, it } from 'vitest'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill, type Till } from '../till.ts'
import { buyAgain } from './buy-again.ts'

const medicine = product()
const [tablet] = medicine.units
const bought = (change: object = {}) => ({
  productId: medicine.id,
  productName: medicine.name,
  unitId: tablet!.id,
  unitName: tablet!.name,
  quantity: 3,
  note: null,
  ...change,
})
let till: Till
beforeEach(() => {
  till = makeTill(noDrafts)
  till.setContext(context)
})
const lines = () => till.store.getState().view.lines.map(({ line, unitPrice }) => [line.quantity, unitPrice])

it('puts goods in at the price of today, and onto the line that is there', async () => {
  const dearer = { ...medicine, units: medicine.units.map(unit => ({ ...unit, price: unit.price + 500 })) }
  const get = async () => [dearer]
  expect(await buyAgain(till, { get }, [bought()])).toEqual({ added: 1, gone: [] })
  await buyAgain(till, { get }, [bought({ quantity: 2 })])
  expect(lines()).toEqual([[5, tablet!.price + 500]])
})

it.each([
  ['the branch does not know them', [], {}],
  ['they are not sold any more', [{ ...medicine, isActive: false }], {}],
  ['they are sold in combos only', [{ ...medicine, isSoldDirectly: false }], {}],
  ['the unit is gone', [medicine], { unitId: '01890000-0000-7000-8000-00000000dead' }],
])('names goods that are gone: %s', async (_, known, change) => {
  expect(await buyAgain(till, { get: async () => known }, [bought(change)])).toEqual({
    added: 0,
    gone: [medicine.name],
  })
  expect(lines()).toEqual([])
})

it('adds nothing to a bill that the cashier went to meanwhile', async () => {
  const get = async () => {
    till.openTab()
    till.dispatch({ do: 'set-order-note', note: 'khách kế tiếp' })
    return [medicine]
  }
  till.dispatch({ do: 'set-order-note', note: 'khách này' })
  expect(await buyAgain(till, { get }, [bought()])).toEqual({ added: 0, gone: [] })
})
