import { crc32, deflateRawSync } from 'node:zlib'

/** Files that are made to cost a reader far more than they weigh. */

/** A zip of texts by name. */
export function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const raw = Buffer.from(text)
    const data = deflateRawSync(raw)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(raw), 14)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(raw.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    local.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...rows: string[]) => `<Relationships>${rows.join('')}</Relationships>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

/** A workbook around what stands in its sheet; `others` are more of its parts, known to it by their names. */
export function workbookOf(sheet: string, others: { sharedStrings?: string; styles?: string; workbook?: string } = {}) {
  return zipOf({
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      others.workbook ?? '<workbook><sheets><sheet name="S" sheetId="1" r:id="r1" xmlns:r="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'worksheet', '/xl/worksheets/sheet2.xml'),
      relation('r3', 'sharedStrings', 'sharedStrings.xml'),
      relation('r4', 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': others.sharedStrings ?? '<sst/>',
    'xl/styles.xml': others.styles ?? '<styleSheet/>',
  })
}

const titles =
  '<row r="1"><c t="inlineStr"><is><t>Mã hàng</t></is></c><c t="inlineStr"><is><t>Tên hàng</t></is></c></row>'
const sheetOf = (inside: string) => `<worksheet><sheetData>${titles}${inside}</sheetData></worksheet>`

/** Workbooks of `size` signs, each hostile in a way of its own; packed they are a thousandth of it. */
export const hostileWorkbooks: Readonly<Record<string, (size: number) => Buffer>> = {
  'cells that are not closed': size => workbookOf(sheetOf(`<row r="2">${'<c '.repeat(size / 3)}</row>`)),
  'rows that are not closed': size => workbookOf(sheetOf('<row '.repeat(size / 5))),
  'comments that are not closed': size => workbookOf(sheetOf('<!--'.repeat(size / 4))),
  'only brackets': size => workbookOf(sheetOf('<'.repeat(size))),
  'a thousand attributes': size => workbookOf(sheetOf(`<row r="2"><c ${'a="1" '.repeat(size / 6)}/></row>`)),
  'elements in elements': size => workbookOf(sheetOf(`<row r="2">${'<c><is><t>'.repeat(size / 10)}</row>`)),
  'one row without end': size => workbookOf(sheetOf(`<row r="2">${'<c><v>1</v></c>'.repeat(size / 15)}</row>`)),
  'one cell a million times': size =>
    workbookOf(sheetOf(`<row r="2">${'<c r="A2"><v>1</v></c>'.repeat(size / 22)}</row>`)),
  'texts that are not closed': size =>
    workbookOf(sheetOf(''), { sharedStrings: `<sst>${'<si><t>'.repeat(size / 7)}</sst>` }),
  'a document type': () =>
    workbookOf(`<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOf('<row><c>&b;</c></row>')}`),
}

/** A PDF of a page whose forms call each other: `fan` calls in each of `depth` of them, so that fan ^ depth are drawn. */
export function pdfOfForms(depth: number, fan: number): Buffer {
  const bodies = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>']
  const stream = (head: string, content: string) => `<<${head}/Length ${content.length}>>stream\n${content}\nendstream`
  const first = 6
  bodies.push(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</F ${first} 0 R>>/Font<</T 5 0 R>>>>>>`,
    stream('', '/F Do'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  )
  for (let i = 0; i < depth; i++) {
    const isLast = i === depth - 1
    const resources = isLast ? '/Font<</T 5 0 R>>' : `/XObject<</F ${first + i + 1} 0 R>>`
    const content = isLast ? 'BT /T 9 Tf 10 10 Td (a) Tj ET' : '/F Do '.repeat(fan)
    bodies.push(stream(`/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${resources}>>`, content))
  }
  let text = '%PDF-1.4\n'
  const places = bodies.map((body, i) => {
    const place = text.length
    text += `${i + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = bodies.length + 1
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
  )
}
