import type { BookLine } from '@quay/contract/prescription/routes'
import type { ListFile } from '../../export/export-pages.ts'

const ageOf = ({ patientAgeMonths: months }: BookLine): string | null =>
  months === null ? null : months < 72 ? `${months} tháng` : `${Math.floor(months / 12)} tuổi`

const handedOutText = { WHOLE: 'Đã cấp đủ', PART: 'Còn thiếu' }

/** The pharmacy's book of prescription medicines as an Excel file: what an inspector asks for (TT 02/2018, annex I-1a). */
export const bookFile: ListFile<BookLine> = {
  sheet: 'Sổ thuốc kê đơn',
  file: 'so-ban-thuoc-ke-don',
  content: 'Sổ bán thuốc kê đơn',
  columns: [
    { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
    { header: 'Hóa đơn', width: 12, value: row => row.billCode },
    { header: 'Mã đơn thuốc', width: 18, value: row => row.prescriptionCode },
    { header: 'Ngày kê', width: 12, format: 'day', value: row => row.prescribedOn },
    { header: 'Người kê đơn', width: 24, value: row => row.doctorName },
    { header: 'Nơi khám', width: 28, value: row => row.facility },
    { header: 'Bệnh nhân', width: 24, value: row => row.patientName },
    { header: 'Tuổi', width: 10, value: ageOf },
    { header: 'Địa chỉ', width: 30, value: row => row.address },
    { header: 'Người giám hộ', width: 22, value: row => row.guardianName },
    { header: 'Chẩn đoán', width: 28, value: row => row.diagnosis },
    { header: 'Thuốc', width: 34, value: row => row.productName },
    { header: 'Trong combo', width: 24, value: row => row.comboName },
    { header: 'Hoạt chất', width: 30, value: row => row.ingredient },
    { header: 'Kháng sinh', width: 10, value: row => (row.isAntibiotic ? 'Có' : null) },
    { header: 'Thay cho', width: 24, value: row => row.standsFor },
    { header: 'Kê', width: 8, format: 'money', value: row => row.prescribedQuantity },
    { header: 'Cấp theo đơn', width: 14, value: row => row.handedOut && handedOutText[row.handedOut] },
    { header: 'Dùng (ngày)', width: 12, format: 'money', value: row => row.daysOfSupply },
    { header: 'Bán', width: 8, format: 'money', value: row => row.quantity },
    { header: 'Đơn vị', width: 10, value: row => row.unitName },
    { header: 'Lô, hạn dùng', width: 26, value: row => row.lots },
    { header: 'Lý do không có đơn', width: 26, value: row => row.noPrescriptionReason },
    { header: 'Người bán', width: 22, value: row => row.sellerName },
  ],
}
