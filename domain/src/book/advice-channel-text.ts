import type { AdviceChannel } from '@quay/contract/gpp-book/shapes'

/** How a customer asked who was not in the shop, as papers and the screen say it. */
export const adviceChannelText: Readonly<Record<AdviceChannel, string>> = {
  PHONE: 'Điện thoại',
  ZALO: 'Zalo',
  FACEBOOK: 'Facebook',
  WEB: 'Trang web',
  OTHER: 'Kênh khác',
}
