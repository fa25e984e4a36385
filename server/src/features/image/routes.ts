import type { uploadRoutes } from '@quay/contract/upload/routes'
import type { Handlers } from '../../http/call.ts'
import { uploadImage } from './upload-image.ts'

export const uploadHandlers: Handlers<typeof uploadRoutes> = {
  image: ({ tx, actor, body, hash }) => uploadImage(tx, actor, body, hash),
}
