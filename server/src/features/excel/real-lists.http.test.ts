import { readFileSync } from 'node:fs'
import type { ExcelFile } from '@quay/contract/excel/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { hasRealLists, realList, realListsLie } from '../../../test/file/real-lists.ts'
import { asRecognised, upload } from '../../../test/file/sheet.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'

describe.runIf(hasRealLists)(realListsLie, () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp()
  })
  afterAll(() => shop.close())

  async function send(person: Person, name: string): Promise<ExcelFile> {
    const reply = await upload(person, 'product', readFileSync(realList(name)), name)
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    return reply.data
  }
  const fieldsOf = (file: ExcelFile) => Object.fromEntries(file.columns.map(column => [column.title, column.field]))

  it('1,854 registered medicines come in whole', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'vn_drugs_1854.csv')
    expect(fieldsOf(file)).toMatchObject({
      reg_no: 'registrationNumber',
      active_ingredients: 'activeIngredient',
      rx_class: 'isPrescription',
    })
    const { data } = await person.post(`excel/${file.id}/run`, asRecognised(file))
    expect(data).toMatchObject({ created: file.rowCount, errors: 0 })
    const [found] = (await person.get('product?keyword=VN-17635-14')).data.items
    expect(found).toMatchObject({ name: '1-AL', isPrescription: true, country: 'India', isLotManaged: true })
    expect(await ledgerDifferences(shop)).toEqual([])
  }, 120_000)

  it('of 396 retail names the cells with several prices are told, row by row; without that column all come in', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'vn_drugs_retail_sample_396.csv')
    expect(fieldsOf(file)).toMatchObject({ maker: 'manufacturer', price: 'price', brand_origin: null })
    const dry = (await person.post(`excel/${file.id}/check`, asRecognised(file))).data
    expect(dry.errors).toBeGreaterThan(0)
    const errors = dry.issues.filter((issue: { level: string }) => issue.level === 'error')
    expect(new Set(errors.map((issue: { column: string }) => issue.column))).toEqual(new Set(['Giá bán']))
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).body.error).toBe('excel-has-errors')
    const { columns, ...others } = asRecognised(file)
    const without = { ...others, columns: columns.filter(column => column.field !== 'price') }
    expect((await person.post(`excel/${file.id}/run`, without)).data).toMatchObject({ created: file.rowCount })
    expect(await ledgerDifferences(shop)).toEqual([])
  }, 120_000)
})
