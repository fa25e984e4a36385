/** Sentences about what this browser keeps. */
export const wordsOfDisk = {
  deleted:
    'Dữ liệu của Quầy trên máy này vừa bị xóa. Các đơn chưa gửi gần đây đã được cất lại; đừng đóng trang khi còn đơn chưa gửi.',
  scarce: 'Ổ đĩa sắp đầy: Quầy đã bỏ bớt dữ liệu cũ. Hãy xóa bớt tệp trên máy.',
  shiftRefused: (sentence: string) => `Ca lập khi mất mạng chưa ghi được: ${sentence}`,
  notSafe: 'Trình duyệt này chưa bảo đảm giữ đơn khi mất mạng. Hãy cài Quầy như ứng dụng.',
}
