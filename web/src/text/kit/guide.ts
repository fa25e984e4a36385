/** Sentences around the guides; the guides themselves are the files of docs/huong-dan. */
export const guideText = {
  title: 'Hướng dẫn',
  intro: 'Từng bước ngắn cho người đứng quầy. Chữ đậm là chữ trên màn hình.',
  unknown: 'Không có hướng dẫn này',
  toAll: 'Xem mọi hướng dẫn',
  next: (title: string) => `Tiếp theo: ${title}`,
} as const
