import { saleChannels } from '@quay/contract/enumeration'
import { saleChannelText } from '../../../text/bill/bill.ts'

/** Ways of selling, to choose some of them. */
export const channelOptions = saleChannels.map(id => ({ id, name: saleChannelText[id] }))
