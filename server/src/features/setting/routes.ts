import type { settingRoutes } from '@quay/contract/setting/routes'
import type { Handlers } from '../../http/call.ts'
import { listSettings } from './setting-queries.ts'
import { updateSetting } from './update-setting.ts'

export const settingHandlers: Handlers<typeof settingRoutes> = {
  list: async ({ tx }) => ({ items: await listSettings(tx) }),
  update: ({ tx, body }) => updateSetting(tx, body),
}
