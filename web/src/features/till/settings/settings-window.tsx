import Monitor from 'lucide-react/icons/monitor'
import { tillSettingsText } from '../../../text/till/till-settings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { openDisplay } from '../display/open-display.ts'
import { useSale } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { changeSettings, useTillSettings, usualSettings } from './till-settings.ts'

/** How this device sells: tiles, sound, columns; and the window for the customer. */
export function SettingsWindow({ onClose }: { onClose: () => void }) {
  const { place, focusFind } = useSale()
  const settings = useTillSettings()
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
          checked={settings.showsDiscount}
          onChange={event => changeSettings({ showsDiscount: event.target.checked })}
        >
          {tillSettingsText.discount}
        </Switch>
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
