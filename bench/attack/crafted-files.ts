import { crc32, deflateSync } from 'node:zlib'
import { workbookOf } from '../../server/test/file/hostile-files.ts'

/** A sheet whose cells begin and never end: so many times `<c `. */
export const endlessCells = (times: number): Buffer =>
  workbookOf(`<worksheet><sheetData><row r="1">${'<c '.repeat(times)}`)

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
