import type { Person } from '../app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What a busy shop takes beside its goods: on a bill of which a part came back; and one that no bill has yet. */
export async function busySurcharges(person: Person, sell: (surchargeId: string) => Promise<Json>): Promise<void> {
  const add = async (name: string) => {
    const body = { name, amount: { unit: 2, value: 1_000 }, vatRate: 0 }
    const { status, data, body: refused } = await person.post('surcharge', body)
    if (status !== 201) throw new Error(`surcharge: ${JSON.stringify(refused)}`)
    return data
  }
  await add('Giao gần')
  const pack = await add('Phí đóng gói')
  const bill = await sell(pack.id)
  const [line] = bill.items
  const { status, body } = await person.post('sale-return', {
    billId: bill.id,
    reason: 'SURPLUS',
    items: [{ billItemId: line.id, quantity: line.quantity }],
    payments: [{ method: 'CASH', amount: line.amount + 1_000 }],
  })
  if (status !== 201) throw new Error(`return with a surcharge: ${JSON.stringify(body)}`)
}
