### Картка гри: проти кого або з ким.

choose-bots = Проти бота
choose-people = З людьми
choose-last = як минулого разу
choose-more = Інші налаштування
choose-strength = Сила { $place } з { $all }
