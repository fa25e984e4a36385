import type { Person } from '../app.ts'
import { asRecognised } from '../file/sheet.ts'

const list = (code: string) => Buffer.from(`Mã hàng,Tên hàng,ĐVT\n${code},Bông gạc ${code},Gói\n`).toString('base64')

const oldBill = (code: string) =>
  Buffer.from(`Mã hóa đơn,Thời gian,Tên hàng,Số lượng\n${code},31/12/2025,Bông gạc,1\n`).toString('base64')

/** A file of old bills that was taken over, and two of goods: one that was, and one that waits. */
export async function bringFiles(person: Person): Promise<void> {
  for (const isTaken of [true, false]) {
    const code = `TEP-${person.branchId.slice(-6)}-${isTaken ? 1 : 2}`
    const { data } = await person.post('excel', { kind: 'product', fileName: `${code}.csv`, content: list(code) })
    if (isTaken) await person.post(`excel/${data.id}/run`, asRecognised(data))
  }
  const fileName = `CU-${person.branchId.slice(-6)}`
  const { data } = await person.post('excel', { kind: 'bill', fileName, content: oldBill(fileName) })
  await person.post(`excel/${data.id}/run`, asRecognised(data))
}
