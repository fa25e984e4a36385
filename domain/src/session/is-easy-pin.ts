/**
 * Whether a PIN is among the first that an attacker would try: one digit, a run, a pattern that repeats, a year or a day
 * of birth, the end of the person's own phone number. Takes 4–6 digits.
 */
export function isEasyPin(pin: string, phone: string | null): boolean {
  return isRun(pin) || isRepeated(pin) || isBirth(pin) || (phone?.replace(/\D/g, '').endsWith(pin) ?? false)
}

/** 0000, 1234, 9876, 2468: each digit as far from the one before; 1890 goes on past 9. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10)
  return steps.every(step => step === steps[0]) && [0, 1, 2, 8, 9].includes(steps[0]!)
}

/** 1212, 123123, and pairs of the same digit: 1122, 112233. */
function isRepeated(pin: string): boolean {
  return /^(\d{2,3})\1+$/.test(pin) || /^(?:(\d)\1){2,3}$/.test(pin)
}

/** 1987, 2003; 1512 and 151287 as a day. */
function isBirth(pin: string): boolean {
  if (pin.length === 5) return false
  if (pin.length === 4) return /^(19[3-9]|20[0-3])\d$/.test(pin) || isDay(pin)
  return isDay(pin.slice(0, 4))
}

function isDay(text: string): boolean {
  const [day, month] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))]
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}
