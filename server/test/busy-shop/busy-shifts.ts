import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'
import { turnSwitch } from '../turn-switch.ts'

/**
 * What happens to the drawer of a busy shop: a shift that was counted twice, closed with a difference, met by a sale that came
 * late, reopened and closed again; and one that is open and counted.
 */
export async function busyShifts(person: Person, sell: (more: object) => Promise<unknown>): Promise<void> {
  await turnSwitch(person, 'useShifts', true)
  const shift = await carriedOut(person.post('shift', { openingFloat: 200_000 }))
  await sell({})
  await count(person, shift.id, 3)
  await close(person, shift.id, 'Thiếu tiền lẻ')
  await sell({ shiftId: shift.id })
  await carriedOut(person.post(`shift/${shift.id}/reopen`, { reason: 'Đếm sót một tờ' }))
  await close(person, shift.id, 'Vẫn thiếu')
  const next = await carriedOut(person.post('shift', { openingFloat: 100_000 }))
  await sell({})
  await count(person, next.id, 2)
}

const count = (person: Person, id: string, quantity: number) =>
  carriedOut(person.post(`shift/${id}/count`, { notes: [{ value: 50_000, quantity }] }))

async function close(person: Person, id: string, reason: string) {
  const { counts } = await count(person, id, 4)
  await carriedOut(person.post(`shift/${id}/close`, { countId: counts.at(-1).id, taken: 50_000, reason }))
}
