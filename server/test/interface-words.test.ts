import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Words that people in a pharmacy do not use, or that say one thing in two ways; and the word instead. */
const instead: readonly [RegExp, string][] = [
  [/máy bán hàng/i, 'thiết bị bán hàng'],
  [/mục Hàng hóa/, 'mục Sản phẩm'],
  [/Lấy lại tự động/, 'Chọn lô tự động'],
  [/Quyền cần có/, 'Cần quyền …'],
  [/\bCả (\$\{|\d)[^'`]* theo bộ lọc/, 'Tổng …'],
  [/(?<![Ss]ao )[Cc]hép liên kết/, 'Sao chép liên kết'],
  [/Việc khác/, 'Thao tác khác'],
  [/Mã tra\b/, 'Mã lỗi'],
  [/['"`>]Ghi có['"`<]/, 'Khách trả dư'],
  [/Thu, trả nợ/i, 'Thu nợ, Trả nợ'],
  [/Người (nộp|nhận) là/, 'Đối tượng nộp, Đối tượng nhận'],
  [/Đưa cả tệp/, 'Nhập từ Excel'],
  [/Số tiền tiền mặt/, 'Tiền mặt'],
  [/ngừng/i, 'ngưng'],
  // "Bỏ qua" leaves a form as it was, "Đóng" closes what was only looked at, "Bỏ …" takes a thing away.
  [/['"`>\s]Thôi['"`<\s]/, 'Bỏ qua'],
  [/['"`>]Bỏ['"`<]/, 'Bỏ qua'],
  [/Mật khẩu đầu tiên/, 'Mật khẩu ban đầu'],
  [/['"`>]Người này['"`<]/, 'Thông tin cá nhân'],
  [/Giờ được vào/, 'Giờ được đăng nhập'],
  [/Người này làm được gì/, 'Vai trò này làm được gì'],
  [/Đã ghi hết/, 'Đã lưu mọi thay đổi'],
  [/Lãi \S+ · cộng/, 'Lãi/giá bán, Lãi/giá vốn'],
  [/số sổ sách/, 'tồn sổ sách'],
  [/[Tt]huốc mẫu/, 'liều mẫu'],
  [/Có nợ và không/, 'Mọi công nợ'],
  [/của nơi này/, 'của nhà cung cấp này'],
  [/Sửa hàng loạt/, 'Thao tác'],
  // As a "no" it says nothing of what then happens.
  [/(?<!\/\/ )['"`>]Giữ lại['"`<]/, 'Không xóa, Để sau'],
]

/** Words of other programs, as their files have them. */
const wordsOfOthers = ['domain/src/excel/']

it.each(instead)('nobody reads %s, but "%s"', word => {
  const found = ['web/src', 'contract/src', 'domain/src', 'server/src'].flatMap(filesOf).flatMap(file =>
    readFileSync(path.join(root, file), 'utf8')
      .normalize('NFC')
      .split('\n')
      .flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter(name => !wordsOfOthers.some(other => name.startsWith(other)))
}
