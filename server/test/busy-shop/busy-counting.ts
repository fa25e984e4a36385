import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/**
 * What is counted and destroyed in a busy shop: a count of two people that differs, with an offset and a reason, one that was
 * cancelled, one that goes on; a disposal, one taken back, a draft; the look at last month's lots and the one of this month;
 * a report of lost medicines.
 */
export async function busyCounting(person: Person, product: Json, gloves: Json): Promise<void> {
  const tablet = product.units.find((unit: Json) => unit.isBase).id
  const lots: Json[] = (await person.get(`lot?productId=${product.id}&limit=10&withEmpty=true`)).data.items
  const line = (lot: Json, quantity: number) => ({
    productId: product.id,
    lotNumber: lot.number,
    parts: [{ unitId: tablet, quantity }],
  })
  const reasons: Json[] = (await person.get('difference-reason')).data

  const check = await openCheck(person, [product.id, gloves.id])
  const [first, second] = lots.toSorted((one, other) => other.quantity - one.quantity)
  await count(person, check.id, [line(first, first.quantity - 2), line(second, second.quantity + 1)])
  await count(person, check.id, [
    { productId: gloves.id, lotNumber: '', parts: [{ unitId: gloves.units[0].id, quantity: 90 }] },
  ])
  const reasonId = reasons[0]!.id
  const decided = [first, second].map(lot => ({
    productId: product.id,
    lotNumber: lot.number,
    offsetGroup: 1,
    reasonId,
  }))
  await carriedOut(person.patch(`inventory-check/${check.id}/line`, { lines: decided }))
  await carriedOut(person.post(`inventory-check/${check.id}/complete`, {}))

  const wrong = await openCheck(person, [product.id])
  await count(person, wrong.id, [line(first, 1)])
  await carriedOut(person.post(`inventory-check/${wrong.id}/complete`, {}))
  await carriedOut(person.post(`inventory-check/${wrong.id}/cancel`, { reason: 'Đếm nhầm kệ' }))
  const open = await openCheck(person, [product.id])
  await count(person, open.id, [line(first, first.quantity)])
  const apart = await openCheck(person, [gloves.id])
  await count(person, apart.id, [
    { productId: gloves.id, lotNumber: '', parts: [{ unitId: gloves.units[0].id, quantity: 5 }] },
  ])
  const other = await openCheck(person, [gloves.id])
  await carriedOut(person.post('inventory-check/merge', { checkIds: [apart.id, other.id] }))

  const dispose = (quantity: number, status: 'DRAFT' | 'SUCCEED') =>
    carriedOut(
      person.post('disposal', {
        status,
        reason: 'DAMAGED',
        witnesses: [{ name: 'Trần Thu Hà', title: 'Dược sĩ phụ trách' }],
        items: [{ productId: product.id, lotId: first.id, unitId: tablet, quantity }],
      }),
    )
  await dispose(2, 'SUCCEED')
  const { id } = await dispose(3, 'SUCCEED')
  await carriedOut(person.post(`disposal/${id}/cancel`, { reason: 'Nhầm' }))
  await dispose(1, 'DRAFT')

  const look = async (month: string) => {
    const form = await carriedOut(person.post('quality-check', { month }))
    const expired = (form.items as { lotId: string; risk: string }[]).filter(({ risk }) => risk === 'EXPIRED')
    return carriedOut(
      person.patch(`quality-check/${form.id}`, {
        version: 1,
        items: expired.map(({ lotId }) => ({ lotId, result: 'DISPOSE' })),
        passRest: ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'],
      }),
    )
  }
  const looked = await look('2026-10')
  await carriedOut(person.post(`quality-check/${looked.id}/complete`, { version: looked.version }))
  await look('2026-11')

  const controlled = await carriedOut(
    person.post('product', {
      type: 1,
      name: 'Diazepam 5 mg',
      isLotManaged: true,
      vatRate: 5,
      controlGroup: 'psychotropic',
      units: [{ name: 'Viên', ratio: 1, price: 2_000, isBase: true }],
    }),
  )
  await carriedOut(
    person.post('drug-incident', {
      kind: 'LOSS',
      discoveredAt: '2026-11-20T02:00:00.000Z',
      discoveredBy: 'Trần Thu Hà',
      description: 'Thiếu hai viên khi kiểm kho.',
      recipient: 'Sở Y tế Thành phố Hồ Chí Minh',
      inventoryCheckId: check.id,
      items: [{ productId: controlled.id, unitId: controlled.units[0].id, quantity: 2, lotNumber: 'DZ01' }],
    }),
  )
  await carriedOut(
    person.post('gpp-note', {
      kind: 'ADR',
      notedOn: '2026-11-20',
      personName: 'Chị Hoa',
      productId: controlled.id,
      content: 'Nổi mẩn sau khi uống',
    }),
  )
}

const openCheck = (person: Person, productIds: string[]) =>
  carriedOut(person.post('inventory-check', { kind: 'PRODUCT', productIds }))

async function count(person: Person, checkId: string, lines: object[]): Promise<void> {
  const sheet = await carriedOut(person.post(`inventory-check/${checkId}/sheet`, {}))
  const now = new Date().toISOString()
  const sent = lines.map(line => ({ ...line, startedAt: now, countedAt: now, revision: 1 }))
  await carriedOut(person.post(`count-sheet/${sheet.id}/line`, { clock: now, lines: sent }))
}
