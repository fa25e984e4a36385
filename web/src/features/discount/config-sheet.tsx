import type { PromotionConfig } from '@quay/contract/discount/config'
import { promotionStackings } from '@quay/contract/discount/promotion'
import { discountRoutes } from '@quay/contract/discount/routes'
import { formResolver } from '../../api/form/form-resolver.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { discountText } from '../../text/promotion/discount.ts'
import { discountConfigText as words } from '../../text/promotion/discount-config.ts'
import { Note } from '../../ui/mark/note.tsx'

type Config = PromotionConfig & { id: string }

const { SelectField, CheckField } = fieldsOf<PromotionConfig>()
const resolver = formResolver(discountRoutes.saveConfig.body, (form: PromotionConfig) => form)
const picks = ['CHEAPEST', 'DEAREST'] as const

/** How the store uses promotions: what a new one begins with, whether medicines are promoted, what receipts say. */
export function ConfigSheet({ onClose }: { onClose: () => void }) {
  const { data } = useRoute(discountRoutes.config, {}, { keepPrevious: false })
  return data ? <FormSheet config={{ ...data, id: 'config' }} onClose={onClose} /> : null
}

function FormSheet({ config, onClose }: { config: Config; onClose: () => void }) {
  const sheet = useRecordForm({
    record: config as Config,
    formOf: record => {
      const { id: _id, ...form } = record ?? config
      return form
    },
    resolver,
    send: (send, body, base) =>
      send(discountRoutes.saveConfig, { body: { ...body, version: base?.version ?? config.version } }),
    onClose,
  })
  return (
    <RecordSheet sheet={sheet} title={words.title} onClose={onClose}>
      <SelectField
        name="stackingDefault"
        label={words.stacking}
        hint={words.defaultHint}
        options={promotionStackings.map(value => ({ value, label: discountText.stackings[value] }))}
      />
      <SelectField
        name="pickDefault"
        label={discountText.pick}
        hint={words.defaultHint}
        options={picks.map(value => ({ value, label: discountText.picks[value] }))}
      />
      <CheckField name="printSaved" hint={words.printSavedHint}>
        {words.printSaved}
      </CheckField>
      <CheckField name="promoteMedicines">{words.promoteMedicines}</CheckField>
      <Note tone="warning">{words.law}</Note>
    </RecordSheet>
  )
}
