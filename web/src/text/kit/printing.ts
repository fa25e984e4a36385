import type { JobFault } from '../../print/print-job.ts'

const nothing = (sentence: string) => (_printer: string) => sentence

/** Every sentence about papers on their way, and of the page that sets a printer up. */
export const printingText = {
  faults: {
    'paper-out': nothing('Máy in hết giấy. Thay cuộn rồi bấm In tiếp.'),
    'cover-open': nothing('Máy in mở nắp.'),
    unreachable: printer => `Không gọi được máy in${printer && ` ${printer}`}. Bật máy in, kiểm tra dây.`,
    slow: printer => `Máy in${printer && ` ${printer}`} đang bận. Chờ bản đang in xong.`,
    'no-permission': nothing('Máy in chưa được phép.'),
    'no-server': nothing('Máy chủ không trả lời nên chưa in được.'),
    broken: nothing('Chưa in được. Xem lại Máy in của quầy.'),
  } satisfies Record<JobFault, (printer: string) => string>,
  asks: (count: string) => `${count} hóa đơn chờ in.`,
  fellBack: 'Đã chuyển sang in bằng trình duyệt.',
  resume: 'In tiếp',
  allow: 'Cho phép lại',
  byBrowser: 'In bằng trình duyệt',
  drop: 'Không in',
  close: 'Đóng',
} as const
