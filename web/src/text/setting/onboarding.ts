import type { OnboardingStep } from '@quay/contract/onboarding/shapes'

/** Every sentence of the first day: opening a store, the list of its steps, the goods to try with. */
export const onboardingText = {
  title: 'Ngày đầu với Quầy',
  progress: (done: number, total: number) => `Xong ${done}/${total} việc`,
  next: (step: string) => `Việc tiếp theo: ${step}`,
  unfold: 'Xem các việc',
  fold: 'Thu gọn',
  hide: 'Cất danh sách này',
  hidden: 'Đã cất danh sách việc ngày đầu.',
  undo: 'Mở lại',
  stepDone: 'đã xong',
  steps: {
    products: { title: 'Thêm hàng', text: 'Tên, đơn vị tính, giá bán, mã vạch.' },
    opening: { title: 'Nhập tồn đầu kỳ', text: 'Số lượng đang có trên kệ, số lô, hạn dùng, giá vốn.' },
    receipt: { title: 'Máy in và biên lai', text: 'Khổ giấy 80 hay 58 mm, logo, lời cảm ơn; in thử một tờ.' },
    bank: { title: 'Tài khoản ngân hàng', text: 'Để hóa đơn hiện mã VietQR khi khách chuyển khoản.' },
    sale: { title: 'Bán đơn đầu tiên', text: 'Quét mã hoặc gõ tên, thu tiền, in biên lai.' },
    copies: {
      title: 'Khóa khôi phục',
      text: 'In một tờ giấy để dựng lại cửa hàng khi máy hỏng; bản sao lưu được mã hóa.',
    },
    staff: { title: 'Thêm nhân viên', text: 'Mỗi người một tài khoản, thấy đúng phần việc của mình.' },
  } satisfies Record<OnboardingStep, { title: string; text: string }>,
  samplesPresent: 'Đang có hàng mẫu để dùng thử. Bỏ hàng mẫu trước khi bán thật.',
  removeSamples: 'Bỏ hàng mẫu',
  removeTitle: 'Bỏ hàng mẫu?',
  removeText: 'Phiếu nhập mẫu bị hủy, hàng mẫu ngưng bán. Hàng và chứng từ của cửa hàng giữ nguyên.',
  samplesPossible: 'Muốn thử trước khi nhập hàng thật?',
  addMedicines: 'Thêm hàng mẫu',
  addGoods: 'Thêm hàng mẫu',
  kind: 'Loại cửa hàng',
  kinds: { pharmacy: 'Nhà thuốc', shop: 'Cửa hàng', agency: 'Đại lý' },
  withSamples: 'Thêm vài mặt hàng mẫu để dùng thử, bỏ được bằng một nút',
}
