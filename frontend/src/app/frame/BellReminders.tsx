import { t } from '@lingui/core/macro';
import { IconCreditCard, IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import css from './Bell.module.css';

interface BellRemindersProps {
  /** Null when it is not known now. */
  paymentCount: number | null;
  productCount: number | null;
  onOpen: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

/** What a creator still needs in order to sell. @source spec 6 "notification bell with reminders" */
export function BellReminders({ paymentCount, productCount, onOpen }: BellRemindersProps) {
  const reminders = [
    {
      isDue: paymentCount === 0,
      to: '/integrations',
      text: t`No payment method yet`,
      hint: t`Connect Stripe or PayPal to get paid.`,
      icon: <IconCreditCard {...icon} />,
    },
    {
      isDue: productCount === 0,
      to: '/products',
      text: t`No product yet`,
      hint: t`Create your first product.`,
      icon: <IconShoppingBag {...icon} />,
    },
  ].filter(({ isDue }) => isDue);
  if (reminders.length === 0) return null;
  return (
    <nav className={css['reminders']} aria-label={t`Reminders`}>
      {reminders.map((reminder) => (
        <Link key={reminder.to} className={css['entry']} to={reminder.to} onClick={onOpen}>
          <span className={css['icon']}>{reminder.icon}</span>
          <span className={css['words']}>
            {reminder.text}
            <small>{reminder.hint}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
