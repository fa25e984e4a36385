/** Sentences that every list has; apart from the kit's, because the first sale needs no list. */
export const listText = {
  order: 'Thứ tự',
  usualOrder: 'Thứ tự thường',
  sortBy: (column: string) => `Sắp xếp theo ${column}`,
  sortedBy: (column: string, kind: 'figure' | 'instant' | 'words', descending: boolean) => {
    const ways = {
      figure: ['nhỏ đến lớn', 'lớn đến nhỏ'],
      instant: ['cũ trước', 'mới trước'],
      words: ['A đến Z', 'Z đến A'],
    }
    return `${column}: ${ways[kind][descending ? 1 : 0]}`
  },
  exportOf: (title: string) => `Xuất ${title.slice(0, 1).toLowerCase()}${title.slice(1)} ra Excel`,
  exportHint: (count: string) => `${count} dòng theo bộ lọc đang chọn.`,
  totalOf: (count: string) => `Tổng ${count} dòng`,
}
