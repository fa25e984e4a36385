import type { Cell } from '@quay/domain/excel/cell'
import { describe, expect, it } from 'vitest'
import { hostileWorkbooks, workbookOf } from '../../../../test/file/hostile-files.ts'
import { xlsxRows } from './xlsx-rows.ts'

async function rowsOf(bytes: Buffer) {
  const rows: [number, readonly Cell[]][] = []
  for await (const { row, cells } of xlsxRows(bytes)) rows.push([row, cells])
  return rows
}
const cellsOf = async (cells: string, others = {}) =>
  (await rowsOf(workbookOf(`<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`, others)))[0]![1]

describe('the rows of a workbook', () => {
  it('stand where they say, and so do their cells; a prefix before the names changes nothing', async () => {
    const sheet = `<x:worksheet xmlns:x="x"><x:sheetData><x:row r="3"><x:c r="B3"><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c>
      <x:c r="AA3"><x:v>3</x:v></x:c></x:row><x:row><x:c><x:v>4</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    expect(await rowsOf(workbookOf(sheet))).toEqual([
      [3, [null, 1, 2, ...Array(23).fill(null), 3]],
      [4, [4]],
    ])
  })

  it('hold texts of both kinds, pieces of rich text together, hints of reading left out', async () => {
    const sharedStrings =
      '<sst><si><t>Thuốc &amp; dược</t></si><si><r><t xml:space="preserve">Vỉ </t></r><r><t>10</t></r><rPh><t>x</t></rPh></si></sst>'
    const cells =
      '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="inlineStr"><is><t>dòng_x000A_hai</t></is></c><c t="s"><v>9</v></c><c t="str"><f>A1</f><v>KQ</v></c>'
    expect(await cellsOf(cells, { sharedStrings })).toEqual(['Vỉ 10', 'Thuốc & dược', 'dòng\nhai', '', 'KQ'])
  })

  it('hold numbers, yes and no, errors, and days by their format', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0&quot; đồng mỗi dòng&quot;"/>
      <numFmt numFmtId="166" formatCode="hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`
    const cells = [
      ...['<c><v>1.5</v></c>', '<c t="b"><v>1</v></c>', '<c t="e"><v>#N/A</v></c>', '<c s="0"><v>46752</v></c>'],
      ...['<c s="1"><v>46752</v></c>', '<c s="2"><v>46752.75</v></c>', '<c s="3"><v>46752</v></c>'],
      ...['<c s="4"><v>0.5</v></c>', '<c s="1"><v>59</v></c>', '<c t="d"><v>2027-12-31T00:00:00</v></c>', '<c s="1"/>'],
    ]
    expect(await cellsOf(cells.join(''), { styles })).toEqual([
      ...[1.5, true, '#N/A', 46752],
      ...['2027-12-31', '2027-12-31', 46752],
      ...[0.5, '1900-02-28', '2027-12-31'],
    ])
    const workbook =
      '<workbook><workbookPr date1904="1"/><sheets><sheet sheetId="1" r:id="r1" xmlns:r="r"/></sheets></workbook>'
    expect(await cellsOf('<c s="1"><v>45290</v></c>', { styles, workbook })).toEqual(['2027-12-31'])
  })

  it('are those of the first sheet that can be seen', async () => {
    const workbook =
      '<workbook><sheets><sheet state="hidden" r:id="r2" xmlns:r="r"/><sheet r:id="r1" xmlns:r="r"/></sheets></workbook>'
    expect(await cellsOf('<c><v>7</v></c>', { workbook })).toEqual([7])
  })
})

describe('a workbook that is made to take long', () => {
  it.each(Object.keys(hostileWorkbooks))('%s: ends soon, whatever its size', async kind => {
    const cpuOf = async (size: number) => {
      const bytes = hostileWorkbooks[kind]!(size)
      const before = process.cpuUsage()
      await rowsOf(bytes).catch(() => {})
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await cpuOf(60_000)
    const [small, large] = [await cpuOf(300_000), await cpuOf(2_400_000)]
    // Eight times the size may cost eight times as much; what looks back would cost sixty-four times.
    expect(large).toBeLessThan(Math.max(small, 40) * 24)
  })

  it.each([
    ['one row without end', 'quá nhiều'],
    ['one cell a million times', ''],
    ['a document type', 'không dùng trong bảng tính'],
    ['only brackets', ''],
    ['elements in elements', 'lồng nhau quá sâu'],
    ['texts that are not closed', 'lồng nhau quá sâu'],
  ])('%s: is refused', async (kind, words) => {
    await expect(rowsOf(hostileWorkbooks[kind]!(600_000))).rejects.toThrow(words)
  })
})
