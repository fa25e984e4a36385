import Monitor from 'lucide-react/icons/monitor'
import { tillSettingsText } from '../../../text/till/till-settings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { openDisplay } from '../display/open-display.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { enterFullScreen, leaveFullScreen } from './full-screen.ts'
import { changeSettings, type TillSettings, useTillSettings, usualSettings } from './till-settings.ts'

const columns = ['showsNumber', 'showsPrice', 'showsDiscount'] as const
const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map(value => ({ value, label: labels[value] }))

/** How this device sells: tiles, scans, the look of the cart, how bills begin to be paid; and the window for the customer. */
export function SettingsWindow({ onClose }: { onClose: () => void }) {
  const { till, place, focusFind } = useSale()
  const settings = useTillSettings()
  const hasAccounts = useTill(({ facts }) => (facts.context?.bankAccounts.length ?? 0) > 0)
  /** A bill that was not begun is paid so, too. */
  function payBy(mode: TillSettings['payBy']) {
    changeSettings({ payBy: mode })
    const { cart } = till.activeDraft()
    if (cart.lines.length === 0) till.dispatch({ do: 'set-payment', payment: { ...cart.payment, mode } })
  }
  function fillScreen(fillsScreen: boolean) {
    changeSettings({ fillsScreen })
    if (fillsScreen) void enterFullScreen()
    else void leaveFullScreen()
  }
  const leave = () => {
    onClose()
    focusFind()
  }
  async function showDisplay() {
    const outcome = await openDisplay(place.userId, place.branchId)
    if (outcome === 'blocked') return toast.warning(tillSettingsText.displayBlocked)
    if (outcome === 'open') toast.success(tillSettingsText.displayOpen)
    leave()
  }
  return (
    <Dialog
      size="sm"
      title={tillSettingsText.title}
      description={tillSettingsText.hint}
      onClose={leave}
      actions={
        <>
          <Button onClick={() => changeSettings(usualSettings)}>{tillSettingsText.usual}</Button>
          <Button variant="primary" onClick={leave}>
            {tillSettingsText.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Switch checked={settings.showsTiles} onChange={event => changeSettings({ showsTiles: event.target.checked })}>
          {tillSettingsText.tiles} <Kbd>{saleKeys.tiles.key}</Kbd>
        </Switch>
        <p className="-mt-2 text-12 text-ink-3">{tillSettingsText.tilesHint}</p>
        <Switch checked={settings.hasSound} onChange={event => changeSettings({ hasSound: event.target.checked })}>
          {tillSettingsText.sound}
        </Switch>
        <Switch
          checked={settings.scanAsksQuantity}
          onChange={event => changeSettings({ scanAsksQuantity: event.target.checked })}
        >
          {tillSettingsText.scanAsksQuantity}
        </Switch>
        <p className="-mt-2 text-12 text-ink-3">{tillSettingsText.scanHint}</p>
        <Field label={tillSettingsText.textSize} group>
          <Segmented
            fill
            label={tillSettingsText.textSize}
            value={settings.textSize}
            onChange={textSize => changeSettings({ textSize })}
            options={choicesOf(tillSettingsText.textSizes)}
          />
        </Field>
        <Switch
          checked={settings.newestFirst}
          onChange={event => changeSettings({ newestFirst: event.target.checked })}
        >
          {tillSettingsText.newestFirst}
        </Switch>
        <Field label={tillSettingsText.columns} group>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {columns.map(name => (
              <Checkbox
                key={name}
                checked={settings[name]}
                onChange={event => changeSettings({ [name]: event.target.checked })}
              >
                {tillSettingsText.columnNames[name]}
              </Checkbox>
            ))}
          </div>
        </Field>
        <Switch checked={settings.showsCode} onChange={event => changeSettings({ showsCode: event.target.checked })}>
          {tillSettingsText.showsCode}
        </Switch>
        <Switch
          checked={settings.showsPicture}
          onChange={event => changeSettings({ showsPicture: event.target.checked })}
        >
          {tillSettingsText.showsPicture}
        </Switch>
        <p className="-mt-2 text-12 text-ink-3">{tillSettingsText.showsPictureHint}</p>
        <Switch checked={settings.fillsScreen} onChange={event => fillScreen(event.target.checked)}>
          {tillSettingsText.fillsScreen}
        </Switch>
        <p className="-mt-2 text-12 text-ink-3">{tillSettingsText.fillsScreenHint}</p>
        <Field label={tillSettingsText.discountIn} group>
          <Segmented
            fill
            label={tillSettingsText.discountIn}
            value={settings.discountIn}
            onChange={discountIn => changeSettings({ discountIn })}
            options={choicesOf(tillSettingsText.discountUnits)}
          />
        </Field>
        {(hasAccounts || settings.payBy === 'BANK') && (
          <Field label={tillSettingsText.payBy} hint={tillSettingsText.payByHint} group>
            <Segmented
              fill
              label={tillSettingsText.payBy}
              value={settings.payBy}
              onChange={payBy}
              options={choicesOf(tillSettingsText.payments)}
            />
          </Field>
        )}
        <p className="border-line border-t pt-3">
          <TextLink to="/settings/printer">{tillSettingsText.printer}</TextLink>
        </p>
        <div className="border-line border-t pt-3">
          <Button icon={<Monitor />} onClick={() => void showDisplay()}>
            {tillSettingsText.display}
          </Button>
          <p className="mt-1 text-12 text-ink-3">{tillSettingsText.displayHint}</p>
        </div>
      </div>
    </Dialog>
  )
}
