import type { Model } from '@quay/contract/right/permission'
import { defineScreen, read } from '../routing/define-screen.ts'

/** Screens of the specification that come later, with the area whose reading opens them. To build one, remove its line. */
const announced: readonly (readonly [path: string, title: string, model: Model])[] = [
  ['/transactions/delivery', 'Giao hàng', 'delivery'],
  ['/partners/customer-care', 'Chăm sóc khách hàng', 'map'],
  ['/settings/connect-system', 'Liên thông hệ thống', 'connect_system'],
  ['/settings/delivery-fee', 'Phí giao hàng', 'delivery_fee'],
  ['/settings/connect-delivery', 'Kết nối vận chuyển', 'connect_delivery'],
  ['/markets', 'Chợ thuốc', 'market_common'],
  ['/markets/store', 'Gian hàng của tôi', 'market_store'],
  ['/markets/setting', 'Thiết lập chợ thuốc', 'market_setting'],
]

export const screens = announced.map(([path, title, model]) =>
  defineScreen({ path, title, needs: read(model), later: true, load: () => import('../features/shell/later.tsx') }),
)
