import type { Activity } from '@quay/contract/tax-book/activity'

/** Activities by which revenue is taxed, as the declaration names them. */
export const activityText: Readonly<Record<Activity, string>> = {
  goods: 'Phân phối, cung cấp hàng hóa',
  service: 'Dịch vụ, xây dựng không bao thầu nguyên vật liệu',
  production: 'Sản xuất, vận tải, dịch vụ có gắn với hàng hóa',
  other: 'Hoạt động kinh doanh khác',
}
