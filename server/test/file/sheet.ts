import { inflateRawSync } from 'node:zlib'
import type { ExcelFile, ExcelKind } from '@quay/contract/excel/shapes'
import { writeXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { newId } from '../../src/db/new-id.ts'
import type { Person, TestApp } from '../app.ts'

type Value = string | number | boolean | Date | null

/** An Excel file of one sheet, its first row the titles between bars. */
export async function sheet(titles: string, ...rows: Value[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [titles.split('|'), ...rows] }] }))
}

/** Sends a file. */
export const upload = (person: Person, kind: ExcelKind, content: Buffer, fileName = 'hang.xlsx') =>
  person.post('excel', { id: newId(), kind, fileName, content: content.toString('base64') })

/** How a file is taken over when every column is taken as it was recognised. */
export const asRecognised = (file: ExcelFile, others: object = {}) => ({
  columns: file.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : [])),
  duplicates: 'skip',
  ...others,
})

/** The XML of the sheet that a call answers with; with a payload it is a POST. */
export async function sheetAnswered(shop: TestApp, person: Person, path: string, payload?: object): Promise<string> {
  const reply = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/mp/api/${path}`,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(payload && { 'content-type': 'application/json' }),
    },
    ...(payload && { payload: JSON.stringify(payload) }),
  })
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200)
  return sheetXml(reply.rawPayload)
}

/** The first part of a zip that is a sheet, unpacked. */
function sheetXml(zip: Buffer): string {
  let at = zip.readUInt32LE(zip.length - 6)
  for (;;) {
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString()
    if (name.includes('worksheets/')) {
      const local = zip.readUInt32LE(at + 42)
      const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      return inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(at + 20))).toString()
    }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}
