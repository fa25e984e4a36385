import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A zip of a few compressed parts, as short as a reader takes it. */
function zip(parts: Record<string, string>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const raw = Buffer.from(text)
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    files.push(file)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name))
    at += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, list, end])
}

const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A sheet whose cells begin and never end: so many times `<c `. */
export const endlessCells = (times: number): Buffer =>
  zip({
    '[Content_Types].xml': `${head}<Types xmlns="${package_}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${package_}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${package_}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData><row r="1">${'<c '.repeat(times)}`,
  })

/** A page that draws a form, which draws the next one so many times, and so on downwards. */
export function nestedForms(levels: number, times: number): Buffer {
  const draw = '/F Do '.repeat(times)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>`,
    `<</Length ${draw.length}>>stream\n${draw}\nendstream`,
  ]
  for (let level = 0; level < levels; level++) {
    const inside = level + 1 < levels ? draw : '0 0 m'
    const resources = level + 1 < levels ? `/Resources<</XObject<</F ${level + 6} 0 R>>>>` : ''
    objects.push(
      `<</Type/XObject/Subtype/Form/BBox[0 0 99 99]${resources}/Length ${inside.length}>>stream\n${inside}\nendstream`,
    )
  }
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`,
  )
}

/** An empty grey picture of so many points a side: few bytes, much to unpack. */
export function emptyPicture(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(8, 8)
  const points = deflateSync(Buffer.alloc(side * (side + 1)))
  const parts = [chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** An e-invoice of so many lines, each of goods that are named like all others. */
export function longInvoice(lines: number): string {
  const items = Array.from(
    { length: lines },
    (_, i) =>
      `<HHDVu><TChat>1</TChat><STT>${i + 1}</STT><MHHDVu>X${i}</MHHDVu><THHDVu>Thuốc cùng tên</THHDVu><DVTinh>Viên</DVTinh><SLuong>1</SLuong><DGia>1000</DGia><ThTien>1000</ThTien><TSuat>5%</TSuat></HHDVu>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TAA</KHHDon><SHDon>1</SHDon><NLap>2026-11-22</NLap><DVTTe>VND</DVTTe></TTChung><NDHDon><NBan><Ten>Nhà phân phối đo</Ten><MST>0100109106</MST></NBan><NMua><Ten>Nhà thuốc đo</Ten></NMua><DSHHDVu>${items.join('')}</DSHHDVu><TToan><TgTTTBSo>${lines * 1050}</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`
}

/** Marks of different classes in turn on one letter: putting them into order costs the square of their number. */
export const mixedMarks = (length: number): string => `a${'\u0323\u0301'.repeat(length / 2)}`
