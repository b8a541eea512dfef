"""Prints the busy times of calendar files by year, as JSON, read by recurring-ical-events."""
import datetime
import json
import sys
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

utc = datetime.timezone.utc
zone = ZoneInfo(sys.argv[1])
years = [int(year) for year in sys.argv[2].split(',')]


def instant(value):
    if not isinstance(value, datetime.datetime):
        value = datetime.datetime(value.year, value.month, value.day)
    aware = value if value.tzinfo else value.replace(tzinfo=zone)
    return int(aware.timestamp() * 1000)


def is_busy(event):
    return str(event.get('STATUS', '')).upper() != 'CANCELLED' and str(event.get('TRANSP', '')).upper() != 'TRANSPARENT'


def busy(path, year):
    with open(path, 'rb') as file:
        calendar = icalendar.Calendar.from_ical(file.read())
    events = recurring_ical_events.of(calendar, components=['VEVENT']).between(
        datetime.datetime(year, 1, 1, tzinfo=utc), datetime.datetime(year + 1, 1, 1, tzinfo=utc)
    )
    return [[instant(event.start), instant(event.end)] for event in events if is_busy(event)]


def read(path, year):
    try:
        return busy(path, year)
    except Exception as error:
        return type(error).__name__


print(json.dumps({path: {year: read(path, year) for year in years} for path in sys.argv[3:]}))
