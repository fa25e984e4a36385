import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Đường huyết', 'duong huyet'],
    ['hoà', 'hoa'],
    ['hòa', 'hoa'],
    ['ĐẶNG Thị Ưu', 'dang thi uu'],
    ['  Vitamin\u00a0C   500mg ', 'vitamin c 500mg'],
    ['Nguyễn'.normalize('NFD'), 'nguyen'],
    ['ÀẢÃÁẠĂẰẲẴẮẶÂẦẨẪẤẬ', 'aaaaaaaaaaaaaaaaa'],
    ['ỳỷỹýỵ ơờởỡớợ ưừửữứự', 'yyyyy oooooo uuuuuu'],
    ['', ''],
  ])('%j → %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})
