import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Download from 'lucide-react/icons/download'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt-text'
import Scale from 'lucide-react/icons/scale'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import User from 'lucide-react/icons/user'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { MenuIcon } from './define-screen.ts'

/** The pictures of the menu's entries. They come with the frame that shows the menu: the till has none. */
export const menuIcons: Readonly<Record<MenuIcon, ReactNode>> = {
  'arrow-left-right': <ArrowLeftRight />,
  'calendar-clock': <CalendarClock />,
  'circle-dollar-sign': <CircleDollarSign />,
  'clipboard-check': <ClipboardCheck />,
  'clipboard-list': <ClipboardList />,
  download: <Download />,
  house: <House />,
  package: <Package />,
  'receipt-text': <Receipt />,
  scale: <Scale />,
  'shopping-bag': <ShoppingBag />,
  stethoscope: <Stethoscope />,
  store: <Store />,
  truck: <Truck />,
  user: <User />,
  'users-round': <UsersRound />,
  wallet: <Wallet />,
}
